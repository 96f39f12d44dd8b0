import type { ImportReport } from '@valam/contracts/catalog/content-actions';
import { allRecords } from '@valam/contracts/shared/admin-entity';
import { Link } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { FileField } from '@valam/ui/field/file-field';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState } from 'react';
import { useOffice } from '../api/use-office';
import type { EntityDescription } from '../description/entity-description';
import { listPlace } from '../description/places';
import { ScreenHead } from '../frame/screen-head';
import { RecordTable } from '../record/record-table';
import { useSave } from '../record/use-save';

/** Imports CSV after a dry run. If any row has a problem, nothing is changed. */
export function CsvScreen({ description }: { description: EntityDescription }) {
  const { name, title, importReportIn, csvLacks } = description;
  const office = useOffice();
  const shell = useShell();
  const [csv, setCsv] = useState<string | null>(null);
  const save = useSave({ csv });
  const [answered, setAnswered] = useState<{ csv: string | null; report: ImportReport | null } | null>(null);
  /* Ignores a stale response if another file was selected in the meantime. */
  const report = answered && (csv === null || csv === answered.csv) ? answered.report : null;
  const send = (dryRun: boolean) =>
    save.run(async () => {
      const answer = await office.act(name, allRecords, 'import', { csv, dryRun });
      const done = importReportIn?.(answer) ?? null;
      setAnswered({ csv, report: done });
      if (!dryRun && done?.problems.length === 0) {
        shell.toast({ title: 'Everything is imported.', tone: 'success' });
        setCsv((chosen) => (chosen === csv ? null : chosen));
      }
    });
  const problems = report?.problems ?? [];
  return (
    <>
      <ScreenHead
        above={<Link to={listPlace(name)}>{title}</Link>}
        title={`${title} from CSV`}
        below="The columns are those of “Export CSV”. An empty cell leaves a field unchanged; a hyphen clears it. New records are drafts, and a file publishes nothing."
      />
      <Stack $gap="4">
        {csvLacks && <Notice>{csvLacks}</Notice>}
        <FileField
          label="File"
          accept=".csv,text/csv"
          hint="At most 2,000 rows and 1 MB."
          error={save.errors['csv']}
          onChange={({ currentTarget: field }) => {
            setAnswered(null);
            setCsv(null);
            const file = field.files?.[0];
            void file?.text().then((text) => field.files?.[0] === file && setCsv(text));
          }}
        />
        {save.message && <Notice tone="danger" title={save.message} live />}
        {report && <Outcome report={report} />}
        {problems.length > 0 && (
          <RecordTable
            title="Problems"
            rows={problems.map((row) => ({
              row: row.row,
              what: Object.entries(row.fields)
                .map(([field, text]) => `${field}: ${text}`)
                .join(' '),
            }))}
            columns={[
              { key: 'row', label: 'Row' },
              { key: 'what', label: 'Problem' },
            ]}
          />
        )}
        <div>
          <Button
            small
            variant="secondary"
            disabled={csv === null}
            busy={save.isSaving}
            onClick={() => void send(true)}
          >
            Check the file
          </Button>{' '}
          <Button
            small
            disabled={csv === null || !report || problems.length > 0}
            busy={save.isSaving}
            onClick={() => void send(false)}
          >
            Import
          </Button>
        </div>
      </Stack>
    </>
  );
}

/** What a dry run would change, or what the import has changed: nothing, if any row was refused. */
function Outcome({ report: { isDryRun, created, updated, problems } }: { report: ImportReport }) {
  const isRefused = !isDryRun && problems.length > 0;
  const done = isRefused ? 'Nothing was imported' : 'Imported';
  return (
    <Notice
      tone={problems.length > 0 ? 'attention' : 'success'}
      live
      title={isDryRun ? 'Checked. Nothing has changed yet' : done}
    >
      {isRefused
        ? `${problems.length} with problems: correct the file, then check it again.`
        : `${created} new, ${updated} changed, ${problems.length} with problems.`}
    </Notice>
  );
}
