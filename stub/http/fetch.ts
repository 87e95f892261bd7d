/** Answers a request; `env` is what the bank knows of the connection. */
export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;
