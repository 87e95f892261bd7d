import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: executablePath } = process.env;

export default defineConfig({
  reporter: 'list',
  use: executablePath === undefined ? {} : { launchOptions: { executablePath, args: ['--no-sandbox'] } },
});
