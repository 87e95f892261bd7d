/** Between the names of what a commit touches: none of them has it. */
export const separator = '\x01';

// A script runs as a whole and alone. What it does is written to the append-only file as a whole, too, before anybody is answered.

/** `bank`: the hash that says whose the entries are, and where the log ends. */
const known = `
local bank = redis.call('HMGET', KEYS[1], 'epoch', 'last', 'id')
if bank[1] ~= ARGV[1] then return {'lost'} end
local last = tonumber(bank[2])
local after = tonumber(ARGV[2])
if after > last then return {'lost'} end
`;

/** Pairs that a command takes at a time: a script cannot hand over any number. */
const pairsAtOnce = 1_000;

/**
 * Keeps a commit, or refuses it. Keys: bank, entries, log, touched. Arguments: epoch, number of the last commit seen, id, 1 where it
 * clears, length of the log, touched names, changes as JSON, the id of the last commit seen where that is known; how many names are read, and these; then a verb, a field and a value for each
 * change. `touched` has under each name the number of the last commit that touched it, under `clears` that of the last that cleared, and
 * that of each commit under its id, as far back as the log is long: whether a commit is in the way of another does not depend on how many
 * came between.
 */
export const commitScript = `${known}
local id = ARGV[3]
local seen = ARGV[8]
local reads = tonumber(ARGV[9])
local length = tonumber(ARGV[5])
if seen ~= '' then
  local there = bank[3]
  if after < last then
    local entry = redis.call('XRANGE', KEYS[3], ARGV[2], ARGV[2])[1]
    there = entry and entry[2][2]
  end
  if there and there ~= seen then return {'lost'} end
end
if after < last then
  local same = redis.call('ZSCORE', KEYS[4], 'id ' .. id)
  if same then return {'kept', string.format('%.0f', tonumber(same))} end
  if after < last - length then return {'conflict'} end
  local function later(name)
    local number = redis.call('ZSCORE', KEYS[4], name)
    return number and tonumber(number) > after
  end
  if reads > 0 and later('clears') then return {'conflict'} end
  for read = 10, 9 + reads do
    if later(ARGV[read]) then return {'conflict'} end
  end
end
local first = 10 + reads
local grows = false
for place = first, #ARGV, 3 do
  if ARGV[place] ~= 'delete' then grows = true end
end
local number = string.format('%.0f', last + 1)
if grows then redis.call('HSET', KEYS[1], 'last', number, 'id', id) end
if ARGV[4] == '1' then redis.call('UNLINK', KEYS[2]) end
for place = first, #ARGV, 3 do
  local verb, field, value = ARGV[place], ARGV[place + 1], ARGV[place + 2]
  if verb == 'delete' then
    redis.call('HDEL', KEYS[2], field)
  elseif verb == 'set' then
    redis.call('HSET', KEYS[2], field, value)
  else
    local before = redis.call('HGET', KEYS[2], field)
    if not before or tonumber(before) < tonumber(value) then redis.call('HSET', KEYS[2], field, value) end
  end
end
if not grows then redis.call('HSET', KEYS[1], 'last', number, 'id', id) end
redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[5], number .. '-0', 'id', id, 'clears', ARGV[4], 'changes', ARGV[7])
local touched = {number, 'id ' .. id}
if ARGV[4] == '1' then
  table.insert(touched, number)
  table.insert(touched, 'clears')
end
for name in string.gmatch(ARGV[6], '[^${separator}]+') do
  if #touched == ${2 * pairsAtOnce} then
    redis.call('ZADD', KEYS[4], unpack(touched))
    touched = {}
  end
  table.insert(touched, number)
  table.insert(touched, name)
end
if #touched > 0 then redis.call('ZADD', KEYS[4], unpack(touched)) end
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', string.format('%.0f', last + 1 - length))
return {'kept', number}
`;

/**
 * What was kept after a commit. Keys: bank, entries, log. Arguments: epoch, its number, its id where that is known, how many at most. The
 * commit itself is looked at, too: a log that has another in its place is not the one that was seen.
 */
export const sinceScript = `${known}
if after == last then
  if ARGV[3] ~= '' and bank[3] ~= ARGV[3] then return {'lost'} end
  return {'since'}
end
local found = {'since'}
local since = redis.call('XRANGE', KEYS[3], after, '+', 'COUNT', tonumber(ARGV[4]) + 1)
local expected = after + 1
for _, entry in ipairs(since) do
  local number = tonumber(string.match(entry[1], '^%d+'))
  if number == after then
    if ARGV[3] ~= '' and entry[2][2] ~= ARGV[3] then return {'lost'} end
  else
    if number ~= expected then return {'behind'} end
    expected = number + 1
    table.insert(found, {string.format('%.0f', number), entry[2][2], entry[2][4], entry[2][6]})
  end
end
if #found == 1 then return {'behind'} end
return found
`;
