import { describe, expect, it } from '@jest/globals';
import { passwordFault } from './password-policy.js';

const asha = { email: 'asha.menon@example.org', fullName: 'Asha Menon' };

describe('a password', () => {
  it.each(['12345', 'a!7Zq', ''])('of fewer than six characters is too short: %p', (password) => {
    expect(passwordFault(password, asha)).toBe('too_short');
  });

  it.each(['123456', 'password', 'PASSWORD', 'Password1', 'iloveyou', 'qwerty123', 'zzzzzzzz'])(
    'that everybody uses is refused: %s',
    (password) => {
      expect(passwordFault(password, asha)).toBe('too_common');
    },
  );

  it.each(['asha.menon@example.org', 'Asha.Menon', 'ashamenon'])(
    'that is the owner’s name is refused: %s',
    (own) => {
      expect(passwordFault(own, asha)).toBe('too_common');
    },
  );

  it.each(['ganga7', 'a walk around the hill', 'Tiruvannamalai-2027', '🙏🏽🪔🌺🐘🦚🛕'])(
    'that is somebody’s own is accepted: %s',
    (password) => {
      expect(passwordFault(password, asha)).toBeNull();
    },
  );
});
