import { describe, expect, it } from '@jest/globals';
import { aliasesAdmin } from '@valam/contracts/catalog/aliases.admin';
import { expertiseAdmin } from '@valam/contracts/catalog/expertise.admin';
import { waitlistAdmin } from '@valam/contracts/leads/waitlist.admin';
import { layoutOf } from '../../src/admin/description/layout';

const words = { title: 'Expertise', noun: 'expertise', titleOf: () => 'One' };

describe('a layout over a contract', () => {
  it('takes roles, reasons and sorting from the contract', () => {
    const list = layoutOf(waitlistAdmin, {
      ...words,
      columns: [
        { key: 'createdAt', label: 'Joined' },
        { key: 'quantity', label: 'Seats' },
      ],
      actions: [{ name: 'withdraw', label: 'Take out', done: 'Taken out.' }],
    });
    expect(list.roles.read).toEqual(waitlistAdmin.roles.read);
    expect(list.columns.map(({ sortable }) => sortable)).toEqual([true, false]);
    expect(list.actions).toMatchObject([{ roles: waitlistAdmin.actions.withdraw.roles, needsReason: true }]);
  });

  it('has a new field by one line in the contract and one in the form', () => {
    const withNames = { ...expertiseAdmin, input: aliasesAdmin.input };
    const form = layoutOf(withNames, {
      ...words,
      columns: [{ key: 'name', label: 'Name' }],
      fields: [{ key: 'names', label: 'Names', kind: 'words' }],
    });
    expect(form.fields?.map(({ key }) => key)).toEqual(['names']);
    const misspelled = { key: 'nams', label: 'Names', kind: 'words' } as const;
    // @ts-expect-error a field that the contract does not have is no field of its form
    layoutOf(withNames, { ...words, columns: [], fields: [misspelled] });
    // @ts-expect-error nor an action
    layoutOf(waitlistAdmin, { ...words, columns: [], actions: [{ name: 'wihdraw', label: '', done: '' }] });
    // @ts-expect-error nor a filter
    layoutOf(waitlistAdmin, { ...words, columns: [], filters: [{ key: 'stat', label: '', kind: 'text' }] });
    // @ts-expect-error nor a field of a record that is named
    layoutOf(waitlistAdmin, { ...words, columns: [{ key: 'quantitty', label: '' }] });
  });
});
