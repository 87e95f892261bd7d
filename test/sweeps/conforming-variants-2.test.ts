import { describeVariants } from '../support/conforming-variants.ts';

await describeVariants('second half');
