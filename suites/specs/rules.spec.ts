import { test } from '@playwright/test';
import { ownPresented, ruleNames, verdictReader } from '../run/presented.ts';
import { report } from './report.ts';

const verdictOf = verdictReader(ownPresented());

for (const { id, title } of ruleNames()) test(`${id} ${title}`, () => report(verdictOf(id)));
