import { buildShell } from '@valam/mfe-kit/build/shell';

await buildShell(import.meta.dirname);
