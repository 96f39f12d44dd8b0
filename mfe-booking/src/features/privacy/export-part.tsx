import { callFailure } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Body } from '@valam/ui/typography/typography';
import { useEffect, useState } from 'react';
import { bookingApi } from '../../api/booking.api';

/** The focus would be lost, because the clicked button is removed. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();

/** Collects a person's data from all services as one file. */
export function ExportPart({ token }: { token: string }) {
  const shell = useShell();
  const [gather, { isLoading }] = bookingApi.useExportPersonMutation();
  const [file, setFile] = useState<string | null>(null);
  useEffect(() => () => void (file && URL.revokeObjectURL(file)), [file]);

  async function run(): Promise<void> {
    try {
      const held = await gather({ body: { token } }).unwrap();
      const text = JSON.stringify(held, null, 2);
      setFile(URL.createObjectURL(new Blob([text], { type: 'application/json' })));
    } catch (reason) {
      const description = callFailure(reason)?.problem.message ?? 'Please try again.';
      shell.toast({ title: 'We couldn’t collect your data', description, tone: 'destructive' });
    }
  }

  return (
    <Stack $gap="4">
      <Body>One file with everything: bookings, messages, newsletter, account, reviews.</Body>
      {file ? (
        <div role="status">
          <QuietLink ref={takeFocus} href={file} download="my-data.json">
            Download my data
          </QuietLink>
        </div>
      ) : (
        <Button busy={isLoading} busyLabel="Gathering..." onClick={() => void run()}>
          Prepare my data
        </Button>
      )}
    </Stack>
  );
}
