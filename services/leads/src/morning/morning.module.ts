import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { ReportModule } from '../report/report.module.js';
import { MorningFigures } from './morning-figures.js';
import { MorningRpc } from './morning.rpc.js';
import { ReviewModule } from '../review/review.module.js';

@Module({
  imports: [AdminModule, ReportModule, ReviewModule],
  controllers: [MorningRpc],
  providers: [MorningFigures],
})
export class MorningModule {}
