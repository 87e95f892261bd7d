import { verbs } from './commit-arguments.ts';

// A script runs as a whole and alone. What it does is written to the append-only file as a whole, too, before anybody is answered.

/** What a command takes at a time: a script cannot hand over any number. */
const mostAtOnce = 1_000;

/**
 * Keeps commits or refuses them, one after the other: tells for each its number, or nothing where it is refused. Keys: bank, entries, log,
 * touched. Arguments: epoch, length of the log, and what `commitArguments` makes: as JSON which commits were seen last by these, number and
 * id of each, the id where it is known, how many names follow, and the commits; the names; a field for each change. Of a commit there are
 * the number of the last that it saw, the place of its own name, 1 where it clears, the places of the names that it reads, and of those
 * that it touches, and its changes.
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
local given = cjson.decode(ARGV[3])
local names = given.names
local earliest = last
for _, each in ipairs(given.seen) do
  local after, seen = each[1], each[2]
  if after > last then return {'lost'} end
  if seen ~= '' then
    local there = bank[3]
    if after < last then
      local number = string.format('%.0f', after)
      local entry = redis.call('XRANGE', KEYS[3], number, number)[1]
      there = entry and entry[2][2]
    end
    if there and there ~= seen then return {'lost'} end
  end
  if after < earliest then earliest = after end
end
local before = {}
if earliest < last then
  for from = 1, names, ${mostAtOnce} do
    local found = redis.call('ZMSCORE', KEYS[4], unpack(ARGV, from + 3, math.min(from + ${mostAtOnce - 1}, names) + 3))
    for place, number in ipairs(found) do
      if number then before[from + place - 1] = tonumber(number) end
    end
  end
end
local newest = last
local newestId
local touched = {}
local function later(name, after)
  local number = touched[name] or before[name]
  return number and number > after
end
local field = 3 + names
local reply = {'kept'}
local kept = {}
local grows = false
for _, commit in ipairs(given.commits) do
  local after, own, clears, reads = commit[1], commit[2], commit[3] == 1, commit[4]
  local same = touched[own] or before[own]
  local refused = false
  if not same and after < newest then
    refused = after < newest - length or (#reads > 0 and later(1, after))
    for _, read in ipairs(reads) do
      if refused then break end
      refused = later(read, after)
    end
  end
  if same then
    table.insert(reply, same)
  elseif refused then
    table.insert(reply, false)
  else
    newest = newest + 1
    newestId = string.sub(ARGV[own + 3], 4)
    table.insert(reply, newest)
    table.insert(kept, {newest, commit, field})
    touched[own] = newest
    if clears then touched[1] = newest end
    for _, name in ipairs(commit[5]) do touched[name] = newest end
    for change = 6, #commit do
      if commit[change][1] ~= ${verbs.delete} then grows = true end
    end
  end
  field = field + #commit - 5
end
if #kept == 0 then return reply end
local function noteLast()
  redis.call('HSET', KEYS[1], 'last', string.format('%.0f', newest), 'id', newestId)
end
if grows then noteLast() end
local command
local run = {}
local function write()
  if #run > 0 then redis.call(command, KEYS[2], unpack(run)) end
  run = {}
end
local function begin(wanted)
  if command ~= wanted or #run >= ${mostAtOnce} then write() end
  command = wanted
end
for _, each in ipairs(kept) do
  local commit = each[2]
  if commit[3] == 1 then
    write()
    redis.call('UNLINK', KEYS[2])
  end
  local changes = {}
  for place = 6, #commit do
    local verb, text, value = unpack(commit[place])
    local name = ARGV[each[3] + place - 5]
    if verb == ${verbs.delete} then
      begin('HDEL')
      table.insert(run, name)
    else
      text = text .. ',"value":' .. value
      if verb == ${verbs.greatest} then
        text = text .. ',"greatest":true'
        write()
        local there = redis.call('HGET', KEYS[2], name)
        if there and tonumber(there) >= tonumber(value) then value = there end
      end
      begin('HSET')
      table.insert(run, name)
      table.insert(run, value)
    end
    table.insert(changes, '{' .. text .. '}')
  end
  each[4] = '[' .. table.concat(changes, ',') .. ']'
end
write()
for _, each in ipairs(kept) do
  local number, commit = string.format('%.0f-0', each[1]), each[2]
  local id = string.sub(ARGV[commit[2] + 3], 4)
  redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[2], number, 'id', id, 'clears', tostring(commit[3]), 'changes', each[4])
end
if not grows then noteLast() end
local list = {}
for name, number in pairs(touched) do
  if #list >= ${mostAtOnce} then
    redis.call('ZADD', KEYS[4], unpack(list))
    list = {}
  end
  table.insert(list, string.format('%.0f', number))
  table.insert(list, ARGV[name + 3])
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
