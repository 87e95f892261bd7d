import { describeVariants } from './support/conforming-variants.ts';

await describeVariants(1, 2);
