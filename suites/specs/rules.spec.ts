import { test } from '@playwright/test';
import { ownPresented, presentedRules, verdictReader } from '../run/presented.ts';
import { report } from './report.ts';

const presented = ownPresented();
const verdictOf = verdictReader(presented);

for (const { id, title } of presentedRules(presented)) test(`${id} ${title}`, () => report(verdictOf(id)));
