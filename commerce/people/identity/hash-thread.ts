import { Worker } from 'node:worker_threads';

/** The message that goes to the thread. @property compareWith null: a hash is asked for */
export type HashJob = { readonly password: string; readonly compareWith: string | null };
/** The messages that come back. */
export type HashAnswer = 'ready' | { readonly value: string | boolean } | { readonly fault: string };
/** `patient`: has what nobody else wants of the processor; `pressing`: gives way, and has its share all the same. */
export type Manner = 'patient' | 'pressing';

/** A thread that hashes one password after the other; it begins with the first, and again after a fault. */
export class HashThread {
  readonly #manner: Manner;
  #worker: Worker | null = null;
  #ready = Promise.withResolvers<void>();
  #answered: PromiseWithResolvers<string | boolean> | null = null;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  get isBusy(): boolean {
    return this.#answered !== null;
  }

  /**
   * @param onBegun is called when the thread has the password: one that has to begin first takes longer
   * @throws when it is busy: a caller's error; the library's fault, or that the thread has ended
   */
  async run(job: HashJob, onBegun: () => void): Promise<string | boolean> {
    if (this.#answered) throw new Error(`the ${this.#manner} hashing thread has a password already`);
    const answered = Promise.withResolvers<string | boolean>();
    this.#answered = answered;
    // one that ends before it has begun says so twice
    answered.promise.catch(() => {});
    this.#worker ??= this.#begin();
    // a command ends when its last password is hashed, not before
    this.#worker.ref();
    try {
      await this.#ready.promise;
      this.#worker?.postMessage(job);
      onBegun();
      return await answered.promise;
    } finally {
      this.#answered = null;
      this.#worker?.unref();
    }
  }

  #begin(): Worker {
    this.#ready = Promise.withResolvers();
    const options = { execArgv: [], workerData: this.#manner };
    const begun = new Worker(new URL('./hash-worker.ts', import.meta.url), options);
    begun.on('message', (answer: HashAnswer) => {
      if (answer === 'ready') this.#ready.resolve();
      else if ('value' in answer) this.#answered?.resolve(answer.value);
      else this.#answered?.reject(new Error(answer.fault));
    });
    begun.once('error', (error) => this.#fail(begun, error));
    begun.once('exit', (code) => this.#fail(begun, new Error(`the hashing thread has ended with ${code}`)));
    return begun;
  }

  #fail(ended: Worker, error: unknown): void {
    if (this.#worker !== ended) return;
    this.#worker = null;
    this.#ready.reject(error);
    this.#answered?.reject(error);
  }
}
