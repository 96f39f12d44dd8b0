import { useBrand } from '@valam/mfe-kit/shell';
import { Button, LinkButton } from '@valam/ui/button/button';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useCopy } from '../../parts/use-copy';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onLeave: (() => void) | undefined;
}

/** The recovery codes, which can be shown only once because the service stores only their hashes. */
export function RecoveryCodes({ codes, onLeave }: RecoveryCodesProps) {
  const { name } = useBrand();
  const copy = useCopy();
  const text = codes.join('\n');
  const file = `Recovery codes of ${name}. Each works once.\n\n${text}\n`;
  return (
    <Notice tone="attention" title="Save your recovery codes: they are shown only once" live>
      <Stack $gap="3">
        <p>
          Each works once in place of a code from the app, for example when you lose your phone. Store them
          with your passwords.
        </p>
        <pre>{text}</pre>
        <Cluster>
          <Button small variant="secondary" onClick={() => copy(text, 'Recovery codes')}>
            Copy
          </Button>
          <LinkButton
            small
            variant="secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="recovery-codes.txt"
          >
            Download
          </LinkButton>
          {onLeave && (
            <Button small onClick={onLeave}>
              Go on to the back office
            </Button>
          )}
        </Cluster>
      </Stack>
    </Notice>
  );
}
