-- Neovim 0.7 as a client of gatepost lsp: opens a file, shows a finding, applies a fix, completes a crawler.
-- Each step prints a line; the test compares them.
local program = os.getenv('GATEPOST')
local file = os.getenv('GATEPOST_FILE')

local function say(...)
  io.stdout:write(table.concat({ ... }, ' ') .. '\n')
end

local function fail(why)
  say('failed:', why)
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 50) then
    fail('waited for ' .. what)
  end
end

vim.cmd('edit ' .. file)
local id = vim.lsp.start_client({
  name = 'gatepost',
  cmd = { os.getenv('NODE'), program, 'lsp' },
  root_dir = vim.fn.fnamemodify(file, ':h'),
})
vim.lsp.buf_attach_client(0, id)
wait('the server', function()
  return vim.lsp.get_client_by_id(id) and vim.lsp.get_client_by_id(id).initialized
end)
say('server:', vim.lsp.get_client_by_id(id).name)

wait('a diagnostic', function()
  return #vim.diagnostic.get(0) > 0
end)
for _, found in ipairs(vim.diagnostic.get(0)) do
  say('diagnostic:', found.lnum + 1, found.code or '?', (found.message:gsub('\n.*', '')))
end

-- The fix of the finding in line 2.
vim.api.nvim_win_set_cursor(0, { 2, 0 })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, 1) }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 60000)
local fix
for _, answer in pairs(answers) do
  for _, action in ipairs(answer.result or {}) do
    say('action:', action.kind, action.title)
    if action.isPreferred and not fix then
      fix = action
    end
  end
end
if not fix then
  fail('there is no fix')
end
vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
say('line 2:', vim.api.nvim_buf_get_lines(0, 1, 2, false)[1])
local function misspelled()
  return vim.tbl_filter(function(found)
    return found.code == 'R009'
  end, vim.diagnostic.get(0))
end
wait('the diagnostic to go', function()
  return #misspelled() == 0
end)
say('diagnostics of R009:', #misspelled())

-- A crawler, completed by omnifunc as a person does: Ctrl-X Ctrl-O, then the first that matches.
vim.api.nvim_buf_set_lines(0, 4, 5, false, { 'User-agent: Claude' })
vim.api.nvim_win_set_cursor(0, { 5, 18 })
local place = vim.lsp.util.make_position_params()
place.context = { triggerKind = 1 }
for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/completion', place, 60000)) do
  local matches = vim.lsp.util.text_document_completion_list_to_complete_items(answer.result, 'Claude')
  for _, item in ipairs(matches) do
    say('completion:', item.word)
  end
  vim.lsp.util.apply_text_edits({ matches[1].user_data.nvim.lsp.completion_item.textEdit }, 0, 'utf-16')
end
say('line 5:', vim.api.nvim_buf_get_lines(0, 4, 5, false)[1])

local hover = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 60000)
for _, answer in pairs(hover) do
  say('hover:', (answer.result.contents.value:gsub('\n.*', '')))
end

vim.lsp.stop_client(id)
vim.cmd('write')
vim.cmd('qall!')
