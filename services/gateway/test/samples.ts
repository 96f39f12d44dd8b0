import type { RpcReturn } from '@valam/contracts/shared/define';
import type { getTour } from '@valam/contracts/catalog/tour.rpc';
import type { readSession } from '@valam/contracts/identity/auth.rpc';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { aPlainTour } from '@valam/contracts/testing/a-tour';

export const aTour = (slug: string, title = 'Discovering Shiva'): RpcReturn<typeof getTour> =>
  aPlainTour({ slug, title });

export const aSession = (role: Role = 'contributor'): NonNullable<RpcReturn<typeof readSession>> => {
  const id = sampleId('user', role);
  return {
    caller: {
      userId: id,
      role,
      sessionId: sampleId('session', role),
      contributorId: null,
      email: 'a@example.org',
    },
    user: {
      id,
      email: 'a@example.org',
      fullName: 'Asha',
      role,
      isStaff: role !== 'contributor',
      contributor: null,
    },
    csrfToken: 'the-token',
  };
};
