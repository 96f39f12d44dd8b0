import { runStandalone } from '@valam/mfe-kit/standalone';
import catalog from '../expose/remote';

void runStandalone({ remote: catalog, places: ['/spiritual-tours/discovering-shiva'] });
