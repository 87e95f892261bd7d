import { test } from '@playwright/test';
import { listedRules, ownPresented, verdictReader } from '../run/presented.ts';
import { report } from './report.ts';

const verdictOf = verdictReader(ownPresented());

for (const { id, title } of listedRules()) test(`${id} ${title}`, () => report(verdictOf(id)));
