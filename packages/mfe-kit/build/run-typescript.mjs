import { register } from 'node:module';

// Imported first: lets the rest of the program import the project's TypeScript.
register('./typescript-hooks.mjs', import.meta.url);
