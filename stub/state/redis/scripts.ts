import { separator } from './commit-arguments.ts';

// A script runs as a whole and alone. What it does is written to the append-only file as a whole, too, before anybody is answered.

/** Pairs that a command takes at a time: a script cannot hand over any number. */
const pairsAtOnce = 1_000;

/**
 * Keeps commits or refuses them, one after the other: tells for each its number, or nothing where it is refused. Keys: bank, entries, log,
 * touched. Arguments: epoch, length of the log; how many commits were seen last by these, and the number and the id of each, the id where
 * it is known; then for each commit the number of the last that it saw, its id, 1 where it clears, touched names, changes as JSON; how many
 * names are read and how many changes there are; the names, and a verb, a field and a value for each change.
 *
 * `touched` has under each name the number of the last commit that touched it, under `clears` that of the last that cleared, and
 * that of each commit under its id, as far back as the log is long: whether a commit is in the way of another does not depend on how many
 * came between.
 *
 * All is decided before anything is written. A store without room refuses the first command of a script that takes some, and no later one:
 * so that is the first of all, and where nothing takes room it comes after what makes some.
 */
export const commitScript = `
local bank = redis.call('HMGET', KEYS[1], 'epoch', 'last', 'id')
if bank[1] ~= ARGV[1] then return {'lost'} end
local last = tonumber(bank[2])
local length = tonumber(ARGV[2])
local place = 4
for _ = 1, tonumber(ARGV[3]) do
  local after, seen = tonumber(ARGV[place]), ARGV[place + 1]
  if after > last then return {'lost'} end
  if seen ~= '' then
    local there = bank[3]
    if after < last then
      local entry = redis.call('XRANGE', KEYS[3], ARGV[place], ARGV[place])[1]
      there = entry and entry[2][2]
    end
    if there and there ~= seen then return {'lost'} end
  end
  place = place + 2
end
local newest = last
local newestId
local touched = {}
local function later(name, after)
  local number = touched[name] or redis.call('ZSCORE', KEYS[4], name)
  return number and tonumber(number) > after
end
local reply = {'kept'}
local kept = {}
local grows = false
while place <= #ARGV do
  local after, id = tonumber(ARGV[place]), ARGV[place + 1]
  local clears = ARGV[place + 2] == '1'
  local reads = tonumber(ARGV[place + 5])
  local first = place + 7 + reads
  local following = first + 3 * tonumber(ARGV[place + 6])
  local same, refused
  if after < newest then
    same = redis.call('ZSCORE', KEYS[4], 'id ' .. id)
    refused = after < newest - length or (reads > 0 and later('clears', after))
    for read = place + 7, first - 1 do
      if same or refused then break end
      refused = later(ARGV[read], after)
    end
  end
  if same then
    table.insert(reply, string.format('%.0f', tonumber(same)))
  elseif refused then
    table.insert(reply, '')
  else
    newest = newest + 1
    newestId = id
    local number = string.format('%.0f', newest)
    table.insert(reply, number)
    table.insert(kept, {number, place, first, following})
    touched['id ' .. id] = newest
    if clears then touched['clears'] = newest end
    for name in string.gmatch(ARGV[place + 3], '[^${separator}]+') do touched[name] = newest end
    for change = first, following - 1, 3 do
      if ARGV[change] ~= 'delete' then grows = true end
    end
  end
  place = following
end
if #kept == 0 then return reply end
local function noteLast()
  redis.call('HSET', KEYS[1], 'last', string.format('%.0f', newest), 'id', newestId)
end
if grows then noteLast() end
for _, each in ipairs(kept) do
  local number, at, first, following = unpack(each)
  if ARGV[at + 2] == '1' then redis.call('UNLINK', KEYS[2]) end
  for change = first, following - 1, 3 do
    local verb, field, value = ARGV[change], ARGV[change + 1], ARGV[change + 2]
    if verb == 'delete' then
      redis.call('HDEL', KEYS[2], field)
    elseif verb == 'set' then
      redis.call('HSET', KEYS[2], field, value)
    else
      local before = redis.call('HGET', KEYS[2], field)
      if not before or tonumber(before) < tonumber(value) then redis.call('HSET', KEYS[2], field, value) end
    end
  end
  redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[2], number .. '-0', 'id', ARGV[at + 1], 'clears', ARGV[at + 2], 'changes', ARGV[at + 4])
end
if not grows then noteLast() end
local list = {}
for name, number in pairs(touched) do
  if #list == ${2 * pairsAtOnce} then
    redis.call('ZADD', KEYS[4], unpack(list))
    list = {}
  end
  table.insert(list, string.format('%.0f', number))
  table.insert(list, name)
end
redis.call('ZADD', KEYS[4], unpack(list))
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', string.format('%.0f', newest - length))
return reply
`;

/**
 * What was kept after a commit. Keys: bank, entries, log. Arguments: epoch, its number, its id where that is known, how many at most. The
 * commit itself is looked at, too: a log that has another in its place is not the one that was seen.
 */
export const sinceScript = `
local bank = redis.call('HMGET', KEYS[1], 'epoch', 'last', 'id')
if bank[1] ~= ARGV[1] then return {'lost'} end
local last = tonumber(bank[2])
local after = tonumber(ARGV[2])
if after > last then return {'lost'} end
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
