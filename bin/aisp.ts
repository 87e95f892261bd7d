#!/usr/bin/env node
// Nothing is imported before the version of Node was looked at, and nothing here is newer than the oldest Node that has modules: an old
// one must be able to read this file to the end.

/** The oldest Node that runs this package, as its package.json says. */
const oldest = [20, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `aisp: This is Node ${process.versions.node}, and aisp needs ${oldest[0]}.${oldest[1]} or newer.\n` +
      '      Install a newer one from https://nodejs.org, or with the version manager that you use, such as: nvm install 22\n',
  );
  process.exitCode = 2;
} else {
  void import('./command-line.ts');
}
