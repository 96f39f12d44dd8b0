import { callFailure, unwrapAnswer } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState, type SyntheticEvent } from 'react';
import { adminApi } from '../api/admin.api';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { useSave } from '../record/use-save';

/** Lets an owner turn the morning email on or off. */
export function MorningEmailScreen() {
  const { data, error, refetch } = adminApi.useMorningEmailQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [choose] = adminApi.useChooseMorningEmailMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const shell = useShell();
  const save = useSave();
  const failure = error ? callFailure(error) : null;
  if (failure) return <Failure failure={failure} onAgain={() => void refetch()} />;
  if (!data) return <Waiting />;
  const isWanted = chosen ?? data.isWanted;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void save.run(async () => {
      await unwrapAnswer(choose({ body: { isWanted } }));
      await refetch();
      setChosen(null);
      shell.toast({
        title: isWanted ? 'The morning email is on' : 'The morning email is off',
        tone: 'success',
      });
    });
  };
  return (
    <>
      <ScreenHead title="My morning email" below={data.isWanted ? `On. It goes to ${data.email}.` : 'Off.'} />
      <form onSubmit={send} noValidate style={{ maxWidth: '44rem' }}>
        <Stack $gap="4">
          <p>
            One email each morning at about 7:00 India time (IST): yesterday’s bookings and money, what needs
            attention, and the departures of the next 60 days that are at risk. Each line links to its screen.
          </p>
          {save.message && <Notice tone="danger" title={save.message} live />}
          <Checkbox
            label={`Send the morning email to ${data.email}`}
            checked={isWanted}
            onChange={(event) => setChosen(event.target.checked)}
          />
          <Button type="submit" small busy={save.isSaving} style={{ justifySelf: 'start' }}>
            Save
          </Button>
        </Stack>
      </form>
    </>
  );
}
