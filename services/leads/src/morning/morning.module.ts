import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { ReportModule } from '../report/report.module.js';
import { MorningFigures } from './morning-figures.js';
import { MorningRpc } from './morning.rpc.js';

@Module({
  imports: [AdminModule, ReportModule],
  controllers: [MorningRpc],
  providers: [MorningFigures],
})
export class MorningModule {}
