import { buildRemote } from '@valam/mfe-kit/build/remote';

const { version } = await buildRemote(import.meta.dirname);
console.log(version);
