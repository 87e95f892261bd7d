import { setTimeout as wait } from 'node:timers/promises';
import { variant } from '../variant.ts';

const pauseMs = 5;

export default variant({
  id: 'slow-answers',
  title: 'Takes its time for every answer',
  clause: 'The standard bounds no time of an answer',
  serve: (usual) => async (request, env) => {
    await wait(pauseMs);
    return usual(request, env);
  },
});
