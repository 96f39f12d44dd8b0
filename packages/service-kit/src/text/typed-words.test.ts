import { describe, expect, it } from '@jest/globals';
import { nameInMail, withoutAddresses } from './typed-words.js';

describe('a name in an email', () => {
  it.each([
    'Asha Menon',
    'Śrī Ānanda',
    "Áine O'Brien-Ní Dhónaill",
    'J.R. Smith',
    'José Luis de la Cruz y Martín',
    'ஆனந்த்',
    'Martin Luther King, Jr.',
    '王 小明',
    'Mum & Dad',
    'Asha + Ravi',
    'ジョン・スミス',
    'Gal·la Ferrer‑Puig',
    'میثم محمدی\u200Cنژاد',
    'നിര്\u200Dമ്മല',
  ])('is unchanged if it is plausible: %s', (name) => {
    expect(nameInMail(`  ${name} `)).toBe(name);
  });

  it.each([
    'Your parcel waits: http://evil.example/pay',
    'evil.example',
    'go to pay.me now',
    'evil.example',
    'evil。example',
    'evil.\u200Dexample',
    'asha@example.org',
    'Call +1 900 555 0100',
    'You have won a large prize in our lottery today',
    'Asha <b>Menon</b>',
    'Asha: confirm your card',
    'A'.repeat(61),
    '',
  ])('is omitted if it is not plausible: %s', (text) => {
    expect(nameInMail(text)).toBeNull();
  });
});

describe('text without URLs and addresses', () => {
  it.each([
    ['See http://evil.example/pay now', 'See … now'],
    ['See www.evil.example', 'See …'],
    ['See evil.example/pay?x=1', 'See …'],
    ['Write to a@evil.example', 'Write to …'],
    ['ftp://x', '…'],
    ['See evil\u200b.example', 'See …'],
    ['See evil\u0007.example', 'See …'],
    ['With\u0007 love,\r\nAsha', 'With love,\nAsha'],
    ['Lamps of Kerala', 'Lamps of Kerala'],
    ['Nov 24, 2026, 18:00 IST', 'Nov 24, 2026, 18:00 IST'],
    ['Feb 06 – 15, 2027', 'Feb 06 – 15, 2027'],
  ])('%s', (text, plain) => {
    expect(withoutAddresses(text)).toBe(plain);
  });
});
