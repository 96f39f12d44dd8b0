import { useShell } from '@valam/mfe-kit/shell';

/** Async, so that it rejects instead of throwing in insecure contexts (plain HTTP), which have no clipboard. */
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
