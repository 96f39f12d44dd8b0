import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type DataTableProps } from './data-table';

interface Row {
  readonly name: string;
  readonly amount: number;
}

const base: DataTableProps<Row> = {
  caption: 'Payments',
  columns: [
    { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
    { key: 'amount', header: 'Amount', cell: (row) => row.amount, figures: true },
  ],
  rows: [{ name: 'Ingrid', amount: 498 }],
  rowKey: (row) => row.name,
};

describe('a table', () => {
  it('labels its cells, for the block layout of narrow screens', () => {
    render(<DataTable {...base} />);
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
    expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))).toEqual([
      'Name',
      'Amount',
    ]);
  });

  it('sorts by a button in the column header, and in reverse order on the second click', async () => {
    const onSort = jest.fn();
    const { rerender } = render(<DataTable {...base} onSort={onSort} />);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'name', order: 'asc' });
    rerender(<DataTable {...base} onSort={onSort} sorting={{ key: 'name', order: 'asc' }} />);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'name', order: 'desc' });
  });

  it('shows its empty, failed and loading states', () => {
    const { rerender } = render(<DataTable {...base} rows={[]} empty="No referrals yet." />);
    expect(screen.getByText('No referrals yet.')).toBeTruthy();
    rerender(<DataTable {...base} failed="Unable to load referral stats." />);
    expect(screen.getByRole('alert').textContent).toBe('Unable to load referral stats.');
    expect(screen.queryByText('Ingrid')).toBeNull();
    rerender(<DataTable {...base} rows={[]} loading empty="No referrals yet." />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('No referrals yet.')).toBeNull();
  });
});
