// Where jest runs each file of tests: Node, but for the length of stacks.
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/**
 * jest asks for 100 frames of every error. Where thousands are made and mostly none is shown (one for each connection that
 * is closed, one for each mistake in a file) they are a tenth of the work; this many reach from an assertion to its test.
 */
const FRAMES = 20;

export default class TestEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    // The errors of Node's own modules, and those of the tests: each has a world of its own.
    Error.stackTraceLimit = FRAMES;
    this.global.Error.stackTraceLimit = FRAMES;
  }
}
