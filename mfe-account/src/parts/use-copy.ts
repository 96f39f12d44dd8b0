import { useShell } from '@valam/mfe-kit/shell';

/** Browsers have a clipboard on encrypted sites only: elsewhere this rejects instead of throwing. */
const toClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies a text to the clipboard and shows a toast. */
export function useCopy(): (text: string, what: string) => void {
  const shell = useShell();
  return (text, what) => {
    toClipboard(text).then(
      () => shell.toast({ title: `${what} copied`, tone: 'success' }),
      () => shell.toast({ title: `${what} could not be copied`, description: text, tone: 'destructive' }),
    );
  };
}
