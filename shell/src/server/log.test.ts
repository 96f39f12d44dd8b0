import { describe, expect, it } from '@jest/globals';
import { createLog } from './log';

describe('the log of the shell', () => {
  it('redacts data attached to errors, tokens in URLs and email addresses', () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line) > 0);
    const error = Object.assign(new Error('no answer from https://site.example/booking/manage/SECRET-1'), {
      body: 'SECRET-2',
    });
    log.error('answer failed', { error, reason: 'nobody at person@SECRET-3.example', remote: 'booking' });
    expect(lines[0]).toContain('"remote":"booking"');
    expect(lines[0]).toContain('"type":"Error"');
    expect(lines.join('')).not.toContain('SECRET');
  });
});
