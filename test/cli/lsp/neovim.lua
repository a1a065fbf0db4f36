-- Writes a page with Neovim's own client: reads diagnostics, completes, fixes and renames, and notes what it got.
local server, notes = vim.env.SLODOCS_BIN, {}
local config = { name = 'slodocs', cmd = { vim.env.SLODOCS_NODE, server, 'lsp' }, root_dir = vim.fn.getcwd() }

local function line(number)
  return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
end

local function go_to(number, text)
  vim.api.nvim_win_set_cursor(0, { number, line(number):find(text, 1, true) - 1 })
end

local function wait(what, holds)
  if not vim.wait(20000, holds, 50) then
    error('waited in vain for ' .. what)
  end
end

local function write()
  vim.cmd('edit docs/index.md')
  local id
  if vim.lsp.start then
    id = vim.lsp.start(config)
  else
    -- Neovim 0.7.
    id = vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(0, id)
  end

  wait('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
  notes.diagnostics = {}
  for _, found in ipairs(vim.diagnostic.get(0)) do
    local told = { line = found.lnum + 1, from = found.col, to = found.end_col, code = found.code, severity = found.severity }
    table.insert(notes.diagnostics, told)
  end

  local function ask(method, params)
    local answer = (vim.lsp.buf_request_sync(0, method, params, 20000) or {})[id] or {}
    if answer.err or answer.error then
      error(method .. ': ' .. vim.inspect(answer.err or answer.error))
    end
    return answer.result
  end
  local function position()
    return vim.lsp.util.make_position_params(0, 'utf-16')
  end

  go_to(3, './instal.md')
  local range = vim.lsp.util.make_range_params(0, 'utf-16')
  range.context = { diagnostics = {} }
  notes.actions = {}
  for _, action in ipairs(ask('textDocument/codeAction', range)) do
    table.insert(notes.actions, action.title)
    if action.isPreferred then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    end
  end
  notes.fixed = line(3)
  wait('the fault to be mended', function() return #vim.diagnostic.get(0) == 0 end)

  -- The emoji before the link are two code units each, and four bytes.
  go_to(5, 'linux)')
  vim.lsp.buf.rename('penguins')
  wait('the new id', function() return line(5):find('#penguins', 1, true) ~= nil end)
  notes.renamed = line(5)

  go_to(3, './install.md')
  local definition = ask('textDocument/definition', position())
  notes.definition = (definition[1] or definition).uri or (definition[1] or definition).targetUri
  vim.cmd('wall')
end

local ok, fault = pcall(write)
notes.fault = not ok and fault or nil
vim.fn.writefile({ vim.fn.json_encode(notes) }, vim.env.NOTES)
vim.cmd('qall!')
