import { Controller } from '@nestjs/common';
import { getMorningDepartures, getMorningSales, getMorningTasks } from '@valam/contracts/leads/morning.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { MorningFigures } from './morning-figures.js';

@Controller()
export class MorningRpc {
  constructor(private readonly figures: MorningFigures) {}

  @Handle(getMorningSales)
  sales({ day }: RpcInput<typeof getMorningSales>) {
    return this.figures.sales(day);
  }

  @Handle(getMorningTasks)
  tasks() {
    return this.figures.tasks();
  }

  @Handle(getMorningDepartures)
  departures(range: RpcInput<typeof getMorningDepartures>) {
    return this.figures.departures(range);
  }
}
