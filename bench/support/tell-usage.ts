/** Loaded before a server that is measured: tells its parent, as often as it is asked, the microseconds of processor time that it used. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// A server that was told to stop ends once nothing holds it: this does not.
process.channel?.unref();
