import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import type { Toast } from '@valam/mfe-kit/shell';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';

/** Shows the balance of a gift card, by its code. Not as a toast, which would be gone before the visitor has compared a long code. */
export function BalanceForm() {
  const [answer, setAnswer] = useState<Toast | null>(null);
  return (
    <ActionForm
      action="booking/check-gift-card"
      aria-label="Check a gift card"
      noValidate
      onDone={({ ok, toast }) => setAnswer(ok && toast ? toast : null)}
    >
      {(progress) => (
        <Stack $gap="4">
          <TextField
            label="Gift card code"
            hint="16 letters and digits, from the email"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...fieldsOf(progress)('code')}
          />
          <Button type="submit" variant="secondary" busy={progress.isSending} busyLabel="Checking...">
            Check balance
          </Button>
          {answer && (
            <Notice title={answer.title} tone={answer.tone === 'success' ? 'success' : 'attention'}>
              {answer.description}
            </Notice>
          )}
        </Stack>
      )}
    </ActionForm>
  );
}
