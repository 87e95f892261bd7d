import { describeVariants } from './support/conforming-variants.ts';

await describeVariants(2, 2);
