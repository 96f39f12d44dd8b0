import { describe, expect, it } from '@jest/globals';
import type { FakeAnswer } from '@valam/mfe-kit/testing';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

describe('a CSV import', () => {
  const csv = 'slug,title\nshiva,Shiva';
  // jsdom's `File` has no `text` method.
  const file = Object.assign(new File([csv], 'tours.csv', { type: 'text/csv' }), {
    text: () => Promise.resolve(csv),
  });
  const importOf = async (answer: FakeAnswer) => {
    const shown = await openAdmin('/admin/tours/csv', { 'POST /api/admin/tours/all/import': answer });
    await userEvent.upload(await shown.findByLabelText('File'), file);
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Check the file' }).hasAttribute('disabled')).toBe(false),
    );
    await userEvent.click(shown.getByRole('button', { name: 'Check the file' }));
    const done = shown.getByRole('button', { name: 'Import' });
    const sent = () =>
      shown.http.calls
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => JSON.parse(body ?? '') as unknown);
    return { ...shown, done, sent };
  };

  it('says before the import which values a file omits', async () => {
    const { findByText } = await openAdmin('/admin/tours/csv', {});
    await findByText(/^The file does not hold the days and hosts of a tour/);
    await findByText(/a file publishes nothing/);
  });

  it('imports a CSV file after a dry run', async () => {
    const { done, sent, findByText, toast } = await importOf(({ body }: { body?: string }) => ({
      isDryRun: (JSON.parse(body ?? '{}') as { dryRun: boolean }).dryRun,
      created: 1,
      updated: 0,
      problems: [],
    }));
    await findByText('1 new, 0 changed, 0 with problems.');
    await userEvent.click(done);
    await waitFor(() => expect(toast()?.title).toBe('Everything is imported.'));
    expect(sent()).toEqual([
      { csv, dryRun: true },
      { csv, dryRun: false },
    ]);
  });

  it('says that nothing was imported if a colleague has changed a row since the dry run', async () => {
    const { done, findByText, queryByText, toast } = await importOf(({ body }: { body?: string }) => {
      const { dryRun } = JSON.parse(body ?? '{}') as { dryRun: boolean };
      const version = 'Someone else has changed this in the meantime.';
      return {
        ...{ isDryRun: dryRun, created: 3, updated: dryRun ? 1 : 0 },
        problems: dryRun ? [] : [{ row: 5, fields: { version } }],
      };
    });
    await findByText('3 new, 1 changed, 0 with problems.');
    await userEvent.click(done);
    await findByText('Nothing was imported');
    await findByText('1 with problems: correct the file, then check it again.');
    expect(queryByText('Imported')).toBeNull();
    expect(queryByText(/3 new/)).toBeNull();
    expect(toast()).toBeFalsy();
  });

  it('lists the rows with problems and does not import the file', async () => {
    const { done, sent, findByRole } = await importOf({
      isDryRun: true,
      created: 0,
      updated: 0,
      problems: [{ row: 2, fields: { title: 'This field is required.' } }],
    });
    const problems = within(await findByRole('table', { name: 'Problems' }));
    problems.getByRole('row', { name: /2.*title: This field is required\./ });
    expect(done.hasAttribute('disabled')).toBe(true);
    expect(sent()).toHaveLength(1);
  });
});
