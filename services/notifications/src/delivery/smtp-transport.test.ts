import { expect, it } from '@jest/globals';
import { needsTls } from './smtp-transport.js';

it.each([
  ['smtp://user:pass@smtp.provider.example:587', true],
  ['smtp://203.0.113.9:25', true],
  ['smtp://[2001:db8::9]:587', true],
  ['smtp://127.provider.example:587', true],
  ['smtps://smtp.provider.example:465', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://mailbox:1025', false],
])('%s requires TLS before any other command: %s', (url, isNeeded) => {
  expect(needsTls(url)).toBe(isNeeded);
});
