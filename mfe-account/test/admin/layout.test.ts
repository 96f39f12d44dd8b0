import { describe, expect, it } from '@jest/globals';
import { aliasesAdmin } from '@valam/contracts/catalog/aliases.admin';
import { expertiseAdmin } from '@valam/contracts/catalog/expertise.admin';
import { defineAdminEntity } from '@valam/contracts/shared/admin-entity';
import type { leadsAdmin } from '@valam/contracts/leads/leads.admin';
import { promoCodesAdmin } from '@valam/contracts/leads/promo-codes.admin';
import { refundsAdmin } from '@valam/contracts/leads/refunds.admin';
import { waitlistAdmin } from '@valam/contracts/leads/waitlist.admin';
import { payoutsAdmin } from '@valam/contracts/identity/payouts.admin';
import { layoutOf } from '../../src/admin/description/layout';
import type { ActionLayout } from '../../src/admin/description/typed-layout';
import { isInState, textAt } from '../../src/admin/description/values';

const words = { title: 'Expertise', noun: 'expertise', titleOf: () => 'One' };

describe('a layout with its contract', () => {
  it('takes roles, reasons and sorting from the contract', () => {
    const list = layoutOf(waitlistAdmin, {
      ...words,
      columns: [{ key: 'createdAt', label: 'Joined' }, { key: 'quantity' }],
      actions: [{ name: 'withdraw', label: 'Take out', done: 'Taken out.' }],
    });
    expect(list.roles.read).toEqual(waitlistAdmin.roles.read);
    expect(list.columns).toEqual([
      { key: 'createdAt', label: 'Joined', as: 'moment', sortable: true },
      { key: 'quantity', label: 'Quantity', as: 'figure', sortable: false },
    ]);
    expect(list.actions).toMatchObject([{ roles: waitlistAdmin.actions.withdraw.roles, needsReason: true }]);
  });

  it('derives a filter from the field of the record', () => {
    const { filters } = layoutOf(refundsAdmin, {
      ...words,
      columns: [],
      filters: [{ key: 'state' }, { key: 'bookingId', label: 'Booking' }],
    });
    expect(filters).toEqual([
      {
        key: 'state',
        label: 'State',
        kind: 'select',
        options: ['pending', 'refunded', 'failed'].map((value) => expect.objectContaining({ value })),
      },
      { key: 'bookingId', label: 'Booking', kind: 'text' },
    ]);
  });

  it('derives a form field from the input schema, and lets the layout override it', () => {
    const { fields } = layoutOf(promoCodesAdmin, {
      ...words,
      columns: [],
      fields: [
        { key: 'code' },
        { key: 'mostUses' },
        { key: 'endsOn', label: 'Last day' },
        { key: 'isActive' },
        { key: 'tourIds', kind: 'records', of: 'tours' },
      ],
    });
    expect(fields).toEqual([
      { key: 'code', label: 'Code', kind: 'text', required: true },
      { key: 'mostUses', label: 'Most uses', kind: 'number' },
      { key: 'endsOn', label: 'Last day', kind: 'day' },
      { key: 'isActive', label: 'Is active', kind: 'flag' },
      { key: 'tourIds', label: 'Tour ids', kind: 'records', of: 'tours' },
    ]);
  });

  it('needs one line in the contract and one in the form for a new field', () => {
    // `names` stands for a field added to the contract of expertise.
    const withNames = defineAdminEntity({ ...expertiseAdmin, input: aliasesAdmin.input });
    const form = layoutOf(withNames, { ...words, columns: [{ key: 'name' }], fields: [{ key: 'names' }] });
    expect(form.fields).toEqual([{ key: 'names', label: 'Names', kind: 'words' }]);
  });

  it('does not compile with names that the contract does not have', () => {
    const columns = [] as const;
    // @ts-expect-error no such field
    layoutOf(expertiseAdmin, { ...words, columns, fields: [{ key: 'names', kind: 'words' }] });
    // @ts-expect-error no such action
    layoutOf(waitlistAdmin, { ...words, columns, actions: [{ name: 'wihdraw', label: '', done: '' }] });
    // @ts-expect-error no such filter
    layoutOf(waitlistAdmin, { ...words, columns, filters: [{ key: 'stat' }] });
    // @ts-expect-error no such field of a record
    layoutOf(waitlistAdmin, { ...words, columns: [{ key: 'quantitty' }] });
    expect(columns).toHaveLength(0);
  });
});

describe('a response that a screen reads', () => {
  it('has exactly the fields of its contract', () => {
    const listActions = [
      {
        name: 'export',
        label: 'CSV for the bank',
        done: 'Written.',
        outcome: (answer) => ({ kind: 'file', name: answer.filename, text: answer.csv }),
      },
    ] as const satisfies readonly ActionLayout<typeof payoutsAdmin>[];
    const [action] = layoutOf(payoutsAdmin, { ...words, columns: [], listActions }).listActions ?? [];
    expect(action?.outcome?.({ filename: 'run.csv', csv: 'a' })).toEqual({
      kind: 'file',
      name: 'run.csv',
      text: 'a',
    });
  });

  it('does not compile with names that the contract does not have', () => {
    const action = { label: '', done: '' };
    const none = () => null;
    const actions: ActionLayout<typeof payoutsAdmin>[] = [
      // @ts-expect-error the export answers `csv`
      { ...action, name: 'export', outcome: ({ cvs }) => ({ kind: 'file', name: '', text: cvs }) },
      // @ts-expect-error the contract declares no answer
      { ...action, name: 'cancel', outcome: ({ id }) => ({ kind: 'open', href: id }) },
      // @ts-expect-error the preview answers `items`
      { ...action, name: 'run', preview: { action: 'preview', lines: ({ rows }) => [rows] } },
      {
        ...action,
        name: 'run',
        // @ts-expect-error the preview has no such list
        preview: { action: 'preview', lines: () => [], part: { title: '', rows: 'lines', columns: [] } },
      },
      {
        ...action,
        name: 'run',
        preview: {
          action: 'preview',
          lines: () => [],
          // @ts-expect-error a planned payout has no such field
          part: { title: '', rows: 'items', columns: [{ key: 'patner', label: '' }] },
        },
      },
      // @ts-expect-error the contract takes `paymentReference`
      { ...action, name: 'mark-paid', fields: [{ key: 'reference', label: '', kind: 'text' }] },
      { ...action, name: 'export', outcome: none },
    ];
    expect(actions).not.toHaveLength(0);
  });

  it('has the fields that its action reveals', () => {
    const open: ActionLayout<typeof leadsAdmin, 'open-link'> = {
      name: 'open-link',
      label: '',
      done: '',
      outcome: (answer) => ({ kind: 'address', label: '', href: answer.statusUrl ?? '' }),
    };
    // @ts-expect-error the link is all that it reveals
    const wrong: typeof open = { ...open, outcome: ({ email }) => ({ kind: 'open', href: email }) };
    expect(wrong.name).toBe('open-link');
  });

  it('does not compile with fields or states of a record that the contract does not have', () => {
    // @ts-expect-error no such field
    layoutOf(waitlistAdmin, { ...words, columns: [], stateOf: (row) => textAt(row, 'status') });
    const retry = { name: 'retry', label: '', done: '' } as const;
    // @ts-expect-error no such state
    layoutOf(refundsAdmin, { ...words, columns: [], actions: [{ ...retry, when: isInState('faild') }] });
    expect(textAt({ state: 'open' }, 'state')).toBe('open');
  });
});
