import { CallRefused } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { useState } from 'react';
import { saveFile } from '../action/save-file';
import { useOffice } from '../api/use-office';
import type { ListQuery } from '../api/use-records';
import type { EntityDescription } from '../description/entity-description';
import { listCsv } from './list-csv';

interface TakeAwayProps {
  readonly description: EntityDescription;
  readonly query: ListQuery;
}

/** What the list finds, as a file: all pages of it, by the same search, filters and order. */
export function TakeAway({ description, query }: TakeAwayProps) {
  const office = useOffice();
  const shell = useShell();
  const [isWriting, setWriting] = useState(false);
  const { page: _page, ...asked } = query;
  const write = async () => {
    setWriting(true);
    try {
      const csv = await listCsv(description, (page, perPage) =>
        office.find(description.name, { ...given(asked), page, perPage }),
      );
      saveFile(`${description.name}.csv`, csv);
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      shell.toast({
        title: 'The file could not be written.',
        description: reason.message,
        tone: 'destructive',
      });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Button small variant="secondary" busy={isWriting} busyLabel="Writing..." onClick={() => void write()}>
      Export CSV
    </Button>
  );
}

const given = (query: ListQuery): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );
