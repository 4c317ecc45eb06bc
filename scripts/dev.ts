import {routerDev} from './react-router';
import {runMain} from './steps';

await runMain(() => routerDev(process.env.PORT ?? '3000'));
