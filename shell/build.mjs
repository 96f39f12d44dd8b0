import path from 'node:path';
import { buildShell } from '@valam/mfe-kit/build/shell';

// --development: React's development build, which reports every hydration mismatch.
if (process.argv.includes('--development')) {
  await buildShell(import.meta.dirname, {
    isDevelopment: true,
    dist: path.resolve(import.meta.dirname, '../.cache/shell-development'),
  });
} else {
  await buildShell(import.meta.dirname);
}
