import type { Role } from '@valam/contracts/identity/auth.schema';
import { renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../../src/expose/remote';

/** Opens a report with this role. */
export const openReport = (address: string, answers: Record<string, FakeAnswer>, role: Role = 'owner') =>
  renderRemotePage(account, address, {
    answers,
    shell: {
      session: {
        status: 'signed-in',
        csrfToken: 'csrf',
        user: { id: '1', email: 'o@example.org', fullName: 'Anu', role, isStaff: true, contributor: null },
      },
    },
  });
