import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { callFailure } from '@valam/mfe-kit/api';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Notice } from '@valam/ui/notice/notice';
import { Body, Heading } from '@valam/ui/typography/typography';
import { changeWords } from './change-words';
import { ConfirmBox } from './confirm-box';
import { manageAddress, type Doing } from './manage-address';

interface ChangeConfirmProps {
  readonly token: string;
  readonly doing: Doing;
  /** What the change means, once it is worked out. */
  readonly quote: ChangeQuote | undefined;
  readonly error: unknown;
  /** What is wished for, as the action reads it. */
  readonly wish: Readonly<Record<string, string | number>>;
  readonly title: (quote: ChangeQuote) => string;
  readonly words: { readonly confirm: string; readonly busy: string; readonly back: string };
}

/** What another date or group size means, and the button that makes exactly this change. */
export function ChangeConfirm({ token, doing, quote, error, wish, title, words }: ChangeConfirmProps) {
  if (!quote)
    return error ? (
      <Notice tone="attention">{callFailure(error)?.problem.message}</Notice>
    ) : (
      <SkeletonText lines={2} />
    );
  const { amountMinor, currency } = quote.newTotal;
  return (
    <ConfirmBox
      backHref={`${manageAddress(token)}#${doing}`}
      backLabel={words.back}
      action={
        <ActionForm action={`booking/${doing}`}>
          {({ isSending }) => (
            <>
              {Object.entries({ token, ...wish, amountMinor, currency }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" busy={isSending} busyLabel={words.busy}>
                {words.confirm}
              </Button>
            </>
          )}
        </ActionForm>
      }
    >
      <Heading as="h3" $size={3}>
        {title(quote)}
      </Heading>
      <Body>{changeWords(quote)}</Body>
    </ConfirmBox>
  );
}
