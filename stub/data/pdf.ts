const linesPerPage = 54;
const encoder = new TextEncoder();

/** A line as a PDF string in WinAnsi: what it cannot write becomes a question mark. */
function literal(line: string): string {
  let text = '';
  for (const char of line) {
    const code = char.codePointAt(0) ?? 0;
    if (char === '(' || char === ')' || char === '\\') text += `\\${char}`;
    else if (code >= 0x20 && code < 0x7f) text += char;
    else if (code >= 0xa0 && code <= 0xff) text += `\\${code.toString(8)}`;
    else if (char === '–') text += '\\226';
    else if (char === '’') text += '\\222';
    else text += '?';
  }
  return `(${text})`;
}

function pageStream(lines: readonly string[]): string {
  const text = `BT /F1 9 Tf 13 TL 48 794 Td ${lines.map((line) => `${literal(line)} Tj T*`).join('\n')} ET`;
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

/**
 * A PDF 1.4 file of plain lines in Courier on A4 pages. Everything in it is ASCII, so that offsets in characters are
 * offsets in bytes.
 */
export function pdfOfLines(title: string, lines: readonly string[]): Uint8Array {
  const pages: (readonly string[])[] = [];
  for (let i = 0; i === 0 || i < lines.length; i += linesPerPage) pages.push(lines.slice(i, i + linesPerPage));
  const firstPage = 5;
  const kids = pages.map((_, i) => `${firstPage + 2 * i} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} /Producer (Stub Bank) >>`,
    ...pages.flatMap((page, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> ` +
        `/Contents ${firstPage + 2 * i + 1} 0 R >>`,
      pageStream(page),
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return encoder.encode(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}
