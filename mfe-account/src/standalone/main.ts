import { runStandalone } from '@valam/mfe-kit/standalone';
import account from '../expose/remote';

void runStandalone({ remote: account, places: ['/login'] });
