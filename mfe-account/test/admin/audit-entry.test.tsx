import { expect, it } from '@jest/globals';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { openAdmin } from './open-admin';

const id = '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01';
const entry = {
  ...{ id: 'e1', version: 1, at: '2027-02-06T09:30:00.000Z', service: 'catalog', actorId: null },
  ...{ actorRole: 'owner', actorEmail: 'o@example.org', action: 'publish', entity: 'tours', entityId: id },
  ...{ changes: null, reason: null },
};

it('an entry of the audit log names its record and links to it', async () => {
  const shown = await openAdmin('/admin/audit/e1', {
    'GET /api/admin/audit/e1': entry,
    [`GET /api/admin/tours/${id}`]: { id, version: 3, title: 'Discovering Shiva', status: 'published' },
  });
  const link = await shown.findByRole('link', { name: 'Discovering Shiva' });
  expect(link.getAttribute('href')).toBe(`/admin/tours/${id}`);
});

it('an entry of the audit log keeps the whole id of a record that is gone', async () => {
  const shown = await openAdmin('/admin/audit/e1', {
    'GET /api/admin/audit/e1': entry,
    [`GET /api/admin/tours/${id}`]: new FakeProblem(404, 'admin.not_found'),
  });
  await shown.findByText(id);
});

it('an entry of the audit log about all records has no link', async () => {
  const shown = await openAdmin('/admin/audit/e1', {
    'GET /api/admin/audit/e1': { ...entry, action: 'import', entityId: 'all' },
  });
  expect(await shown.findAllByText('all')).toHaveLength(2);
  expect(shown.queryByRole('link', { name: /^all/ })).toBeNull();
});
