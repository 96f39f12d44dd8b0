import type { callFailure } from '@valam/mfe-kit/api';
import { Button } from '@valam/ui/button/button';
import { Cluster } from '@valam/ui/layout/layout';
import type { ReactNode } from 'react';
import { saveFile } from '../action/save-file';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';

interface ReportHeadProps {
  readonly title: string;
  readonly below: string;
  readonly failure: ReturnType<typeof callFailure> | null;
  readonly onAgain: () => void;
  /** Undefined until the report has loaded. */
  readonly file: { readonly name: string; readonly csv: () => string } | undefined;
  readonly children?: ReactNode;
}

/** The title of a report with its print and download buttons; or the error if it could not be loaded. */
export function ReportHead({ title, below, failure, onAgain, file, children }: ReportHeadProps) {
  if (failure) return <Failure failure={failure} onAgain={onAgain} />;
  return (
    <ScreenHead title={title} below={below}>
      <Cluster $gap="3">
        {children}
        <Button small variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button
          small
          variant="secondary"
          disabled={!file}
          onClick={() => file && saveFile(file.name, file.csv())}
        >
          Export CSV
        </Button>
      </Cluster>
    </ScreenHead>
  );
}
