import type { ReportRange } from '@valam/contracts/shared/report-range';
import { callFailure } from '@valam/mfe-kit/api';
import { Button } from '@valam/ui/button/button';
import { Cluster } from '@valam/ui/layout/layout';
import type { ReactNode } from 'react';
import { saveFile } from '../action/save-file';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { Explanations, type Explanation } from './explanations';
import { RangeBar } from './range-bar';
import type { RangeChoice } from './report-range';
import type { ReportAddress } from './use-report-address';

interface ReportFrameProps<R> {
  readonly title: string;
  readonly address: ReportAddress;
  /** The result of the report's query hook. */
  readonly query: {
    readonly currentData?: R | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The line below the title; the report is undefined while it loads. */
  readonly below: (report: R | undefined) => string;
  readonly csv: (report: R) => string;
  /** The name of the CSV file, without the range. */
  readonly fileName: string;
  /** Defaults to past ranges. */
  readonly choices?: readonly RangeChoice[] | undefined;
  /** Fields beside the range. */
  readonly fields?: ReactNode;
  readonly actions?: ReactNode;
  readonly explanations: readonly Explanation[];
  readonly children: (report: R) => ReactNode;
}

/** The layout of all reports: title, print and download, range and fields, loading and error states, explanations. */
export function ReportFrame<R extends { readonly range: ReportRange }>({
  title,
  address,
  query: { currentData: report, error, isFetching, refetch },
  ...props
}: ReportFrameProps<R>) {
  const failure = error ? callFailure(error) : null;
  const file = report && `${props.fileName}-${report.range.from}-${report.range.to}.csv`;
  return (
    <>
      {failure ? (
        <Failure failure={failure} onAgain={() => void refetch()} />
      ) : (
        <ScreenHead title={title} below={props.below(report)}>
          <Cluster $gap="3">
            {props.actions}
            <Button small variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
            <Button
              small
              variant="secondary"
              disabled={!report}
              onClick={() => report && file && saveFile(file, props.csv(report))}
            >
              Export CSV
            </Button>
          </Cluster>
        </ScreenHead>
      )}
      <RangeBar address={address} choices={props.choices}>
        {props.fields}
      </RangeBar>
      {isFetching && !report && !failure && <Waiting />}
      {report && !failure && props.children(report)}
      <Explanations explanations={props.explanations} />
    </>
  );
}
