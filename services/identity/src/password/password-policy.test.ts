import { describe, expect, it } from '@jest/globals';
import { passwordFault, passwordMessage, siteWords } from './password-policy.js';

const words = siteWords({ BRAND_NAME: 'Blue Hill', SITE_ORIGIN: 'https://www.bluehill.example' });
const asha = { email: 'asha.menon@example.org', fullName: 'Asha Menon' };

describe('a password', () => {
  it.each(['12345', 'a!7Zq', ''])('with fewer than six characters is too short: %p', async (password) => {
    expect(await passwordFault(password, asha, words)).toBe('too_short');
  });

  it('of staff needs at least eight characters', async () => {
    const owner = { ...asha, role: 'content' as const };
    expect(await passwordFault('ganga7x', owner, words)).toBe('too_short');
    expect(await passwordFault('ganga7xy', owner, words)).toBeNull();
    expect(await passwordFault('ganga7', { ...asha, role: 'contributor' as const }, words)).toBeNull();
    expect(passwordMessage('too_short', owner)).toBe('Password must be at least 8 characters');
    expect(passwordMessage('too_short', asha)).toBe('Password must be at least 6 characters');
  });

  it.each(['123456', 'password', 'PASSWORD', 'Password1', 'iloveyou', 'qwerty123', 'zzzzzzzz'])(
    'that is common is refused: %s',
    async (password) => {
      expect(await passwordFault(password, asha, words)).toBe('too_common');
    },
  );

  it.each(['asha.menon@example.org', 'Asha.Menon', 'ashamenon'])(
    'that is the owner’s name is refused: %s',
    async (own) => {
      expect(await passwordFault(own, asha, words)).toBe('too_common');
    },
  );

  it.each([
    'bluehill',
    'BlueHill2027!',
    'blue-hill-108',
    'bluehill.example',
    'admin123!',
    'Spiritual Tours 1',
  ])('that is based on a word of the site is refused: %s', async (word) => {
    expect(await passwordFault(word, asha, words)).toBe('too_common');
  });

  it.each([
    'a blue hill far away',
    'ganga7',
    'a walk around the hill',
    'Tiruvannamalai-2027',
    '🙏🏽🪔🌺🐘🦚🛕',
  ])('that is individual is accepted: %s', async (password) => {
    expect(await passwordFault(password, asha, words)).toBeNull();
  });
});
