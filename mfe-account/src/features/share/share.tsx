import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Stack } from '@valam/ui/layout/layout';
import { LinkMaker } from './link-maker';
import { ReadyPictures } from './ready-pictures';
import { ReadyTexts } from './ready-texts';
import { referralLink } from './referral-link';
import { requestedLink } from './requested-link';

/** The tools for sharing the code. */
export function Share({ code }: { code: string }) {
  const { origin } = useBrand();
  const [search] = useSearchParams();
  const wish = requestedLink(search);
  const made = referralLink(origin, code, wish);
  const plain = `${origin}/?ref=${encodeURIComponent(code)}`;
  return (
    <Stack $gap="8">
      <LinkMaker made={made} />
      <ReadyTexts link={made?.link ?? plain} />
      <ReadyPictures code={code} wish={wish} />
    </Stack>
  );
}
